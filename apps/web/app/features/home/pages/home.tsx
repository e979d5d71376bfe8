import { Page } from '../../../ui/page.tsx';

export default function HomePage() {
  return (
    <Page title="1er réseau juridique interprofessionnel">
      <p />
    </Page>
  );
}
