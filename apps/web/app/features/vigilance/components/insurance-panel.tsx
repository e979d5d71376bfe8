import '@mantine/core/styles/Switch.layer.css';
import type { OwnVigilance, OwnVigilanceItem } from '@basoche/contract/vigilance/documents';
import { Switch } from '@mantine/core';
import { useMay } from '../../../lib/session.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useShowInsurance } from '../own-api.ts';
import { insurance as content } from '../own-content.ts';
import { DocumentCard } from './document-card.tsx';
import classes from './vigilance.module.css';

/** The insurance of the file, and whether it is shown on the profile. */
export const InsurancePanel = ({ item, file }: { item: OwnVigilanceItem; file: OwnVigilance }) => {
  const show = useShowInsurance();
  const mayShow = useMay()('represent');
  return (
    <Panel title={content.title} text={content.text}>
      <div className={classes.cards}>
        {mayShow && (
          <Switch
            size="md"
            label={content.show}
            description={content.showText}
            checked={show.isPending ? (show.variables.body?.isShown ?? false) : file.isInsuranceShown}
            disabled={show.isPending}
            onChange={({ currentTarget }) => show.mutate({ body: { isShown: currentTarget.checked } })}
          />
        )}
        <DocumentCard item={item} file={file} />
      </div>
    </Panel>
  );
};
