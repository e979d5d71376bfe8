import { isOfTrade } from '@basoche/domain/access/viewer';
import { Anchor, List } from '@mantine/core';
import { Link } from 'react-router';
import { useMe } from '../../../lib/session.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { otherMails as words } from '../settings-content.ts';

/** Links to mails that are set elsewhere. Customers have none: no saved searches and no availability. */
export default function OtherMailsPanel() {
  const { userType } = useMe();
  if (!isOfTrade(userType)) return null;
  return (
    <Panel title={words.title} text={words.text}>
      <List>
        <List.Item>
          <Anchor component={Link} to="/consult/missions/recherches">
            {words.alerts}
          </Anchor>
        </List.Item>
        {userType !== 'COMPANY' && (
          <List.Item>
            <Anchor component={Link} to="/parametres/profil">
              {words.availability}
            </Anchor>
          </List.Item>
        )}
      </List>
    </Panel>
  );
}
