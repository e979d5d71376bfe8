import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { applicationStates } from '@basoche/domain/threads/states';
import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  PasswordInput,
  Radio,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
  Title,
  useMantineTheme,
} from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { JobCardSamples } from '../features/jobs/components/card-samples.tsx';
import { CardSamples } from '../features/missions/components/card-samples.tsx';
import { ArticleSamples } from '../features/news/components/article-samples.tsx';
import { StateBadge } from '../features/postings/shared/state-badge.tsx';
import { OfflineError } from '../lib/api.ts';
import { privateMeta } from '../lib/meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Logo } from '../ui/logo.tsx';
import { Note } from '../ui/note.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { CardListSkeleton, TextSkeleton } from '../ui/skeletons.tsx';
import classes from './styles.module.css';
import { Dialogs } from './styles-dialogs.tsx';
import { Choices, Drawings, Facts, Navigation, Photos, PublicButtons, Texts } from './styles-pieces.tsx';

export const meta = () => privateMeta('Composants');

const Colours = () => {
  const { colors } = useMantineTheme();
  return (
    <Stack gap="xs">
      {(['orange', 'green', 'red', 'amber', 'slate', 'gray'] as const).map((name) => (
        <div key={name} className={classes.scale}>
          <span>{name}</span>
          {colors[name]?.map((color, shade) => (
            <span
              key={color}
              className={classes.shade}
              style={{ background: color }}
              title={`${name}.${shade} ${color}`}
            />
          ))}
        </div>
      ))}
    </Stack>
  );
};

const sizes = [48, 36, 28, 22, 18, 16, 14, 13];

const Type = () => (
  <Stack gap="sm">
    {sizes.map((size) => (
      <p
        key={size}
        className={size > 18 ? classes.serif : classes.sans}
        style={{ fontSize: `${size / 16}rem` }}
      >
        {size} · Où l’éthique naît, «&nbsp;1 250 €&nbsp;»
      </p>
    ))}
  </Stack>
);

const Buttons = () => (
  <Stack gap="md">
    {(['filled', 'default', 'light', 'outline', 'subtle'] as const).map((variant) => (
      <Group key={variant} gap="sm">
        <Button variant={variant}>Publier la mission</Button>
        <Button variant={variant} leftSection={<IconMail size={20} stroke={1.5} />}>
          Avec une icône
        </Button>
        <Button variant={variant} loading>
          En cours
        </Button>
        <Button variant={variant} disabled>
          Désactivé
        </Button>
        <Button variant={variant} color="red">
          Supprimer
        </Button>
      </Group>
    ))}
  </Stack>
);

const Fields = () => (
  <SimpleGrid cols={{ base: 1, sm: 2 }}>
    <TextInput label="Champ obligatoire" required placeholder="Ce qui est attendu" />
    <TextInput label="Champ rempli" defaultValue="Cabinet Vasseur" description="Une aide, sous l’intitulé." />
    <TextInput label="Champ refusé" defaultValue="lea" error="Cette adresse email est invalide." />
    <TextInput label="Champ désactivé" disabled defaultValue="Paris" />
    <PasswordInput label="Mot de passe" defaultValue="basoche-demo" />
    <NativeSelect size="md" label="Liste" data={['Avocat', 'Notaire', 'Juriste']} />
    <Textarea label="Texte" minRows={3} autosize />
    <Stack gap="sm">
      <Checkbox label="Case à cocher" defaultChecked />
      <Checkbox label="Case non cochée" />
      <Radio.Group label="Choix" defaultValue="a">
        <Group gap="md" mt="xs">
          <Radio value="a" label="À distance" />
          <Radio value="b" label="Sur place" />
        </Group>
      </Radio.Group>
      <SegmentedControl size="md" data={['Personne physique', 'Personne morale']} aria-label="Vous êtes" />
    </Stack>
  </SimpleGrid>
);

const States = () => (
  <Stack gap="md">
    <EmptyState
      drawing="write"
      title="Aucune mission publiée"
      order={3}
      action={<Button>Publier une mission</Button>}
    >
      Vos missions publiées apparaissent ici, avec leurs candidatures.
    </EmptyState>
    <ErrorState error={new OfflineError()} onRetry={() => undefined} />
    <Note tone="danger">Identifiant ou mot de passe invalide</Note>
    <Note tone="success" title="Un mail a été envoyé à l’adresse fournie.">
      Le lien est valable une heure.
    </Note>
    <Note tone="info">Connectez-vous pour ouvrir cette page.</Note>
  </Stack>
);

/** Shows every component in every state, to check a change of style. Development only. */
export default function StylesPage() {
  return (
    <Page title="Composants" lead="Chaque composant, dans chaque état.">
      <Logo />
      <Section title="Couleurs">
        <Colours />
      </Section>
      <Section title="Caractères">
        <Type />
        <Stack gap="xs" mt="lg">
          <Title order={1}>Titre de page</Title>
          <Title order={2}>Titre de section</Title>
          <Title order={3}>Titre de carte</Title>
        </Stack>
      </Section>
      <Section title="Boutons">
        <Buttons />
      </Section>
      <Section title="Champs">
        <Fields />
      </Section>
      <Section title="États d’une candidature">
        <Group gap="sm">
          {applicationStates.map((state) => (
            <StateBadge key={state} state={state} />
          ))}
        </Group>
      </Section>
      <Section title="Cartes de mission">
        <CardSamples />
      </Section>
      <Section title="Cartes d’offre">
        <JobCardSamples />
      </Section>
      <Section title="Vide, panne, avis">
        <States />
      </Section>
      <Section title="Dialogues et annonces">
        <Dialogs />
      </Section>
      <Section title="Attente">
        <Stack gap="md">
          <TextSkeleton />
          <CardListSkeleton cards={2} />
        </Stack>
      </Section>
      <Section title="Panneau">
        <Panel title="Mot de passe" text="Ce que ce réglage change.">
          <Button variant="default">Modifier</Button>
        </Panel>
      </Section>
      <Section title="Boutons des premières pages">
        <PublicButtons />
      </Section>
      <Section title="Chemins">
        <Navigation />
      </Section>
      <Section title="Faits">
        <Facts />
      </Section>
      <Section title="Textes">
        <Texts />
      </Section>
      <Section title="Portraits et logos">
        <Photos />
      </Section>
      <Section title="Choix">
        <Choices />
      </Section>
      <Section title="Cartes d’article et pages">
        <ArticleSamples />
      </Section>
      <Section title="Dessins">
        <Drawings />
      </Section>
    </Page>
  );
}
