import '@mantine/core/styles/List.layer.css';
import { isOfTrade } from '@basoche/domain/access/viewer';
import { Anchor, List } from '@mantine/core';
import { Link } from 'react-router';
import { useMe } from '../../../lib/session.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { otherMails as content } from '../settings-content.ts';

/** Links to mails that are set elsewhere. Customers have none: no saved searches and no availability. */
export default function OtherMailsPanel() {
  const { userType } = useMe();
  if (!isOfTrade(userType)) return null;
  return (
    <Panel title={content.title} text={content.text}>
      <List>
        <List.Item>
          <Anchor component={Link} to="/consult/missions/recherches">
            {content.alerts}
          </Anchor>
        </List.Item>
        {userType !== 'COMPANY' && (
          <List.Item>
            <Anchor component={Link} to="/parametres/profil">
              {content.availability}
            </Anchor>
          </List.Item>
        )}
      </List>
    </Panel>
  );
}
