import { Page } from '../ui/page.tsx';

export default function StylesPage() {
  return <Page title="Composants">{null}</Page>;
}
