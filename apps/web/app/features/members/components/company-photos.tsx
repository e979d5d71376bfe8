import { lazy, Suspense, useState } from 'react';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { WidePhoto } from '../../../ui/wide-photo.tsx';
import { companyEdit, company as content, ownCompany } from '../company-content.ts';
import classes from './company-view.module.css';
import { ProfileSection } from './profile-section.tsx';

const CompanyGallery = lazy(() => import('./company-gallery.tsx'));

/** Up to six photos; a press shows one large. */
export const CompanyPhotos = ({ photos, name }: { photos: readonly (string | null)[]; name: string }) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  const [shown, setShown] = useState(0);
  const filled = photos.flatMap((photo) => photo ?? []);
  return (
    <ProfileSection
      title={content.photos}
      edit={companyEdit('photos')}
      empty={ownCompany.empty.photos}
      add={ownCompany.addPhotos}
      isEmpty={filled.length === 0}
    >
      <ul className={classes.photos}>
        {filled.map((photo, index) => (
          <li key={photo}>
            <button
              type="button"
              className={classes.photo}
              aria-label={content.enlarge(index + 1)}
              aria-haspopup="dialog"
              onClick={() => {
                setShown(index);
                open();
              }}
            >
              <WidePhoto
                src={photo}
                alt={content.photo(index + 1, name)}
                sizes="(min-width: 62em) 240px, 50vw"
              />
            </button>
          </li>
        ))}
      </ul>
      {wasOpened && filled.length > 0 && (
        <Suspense>
          <CompanyGallery
            photos={filled}
            name={name}
            shown={Math.min(shown, filled.length - 1)}
            onShow={setShown}
            opened={opened}
            onClose={close}
          />
        </Suspense>
      )}
    </ProfileSection>
  );
};
