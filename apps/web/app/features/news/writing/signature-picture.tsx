import { newsPictureSources } from '@basoche/domain/news/pictures';
import { Photo, PhotoPlace } from '../../../ui/photo.tsx';

interface SignaturePictureProps {
  url: string | null;
  name: string;
  isSquare?: boolean;
}

const size = 48;

/** Portrait or logo; initials if there is none. */
export const SignaturePicture = ({ url, name, isSquare = false }: SignaturePictureProps) => {
  if (url === null) return <Photo src={null} name={name} size={size} />;
  const { src, srcSet } = newsPictureSources(url, 'square');
  return (
    <PhotoPlace size={size} shape={isSquare ? 'square' : 'round'} isHidden>
      <img
        src={src}
        {...(srcSet ? { srcSet, sizes: `${size}px` } : {})}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        style={{ display: 'block', objectFit: 'cover' }}
      />
    </PhotoPlace>
  );
};
