import { IconCoinEuro, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { BackLink } from '../ui/back-link.tsx';
import { Button } from '../ui/button.tsx';
import { Drawing, drawings } from '../ui/drawing.tsx';
import { Fact, FactList } from '../ui/fact-list.tsx';
import { ChoiceField } from '../ui/form-parts.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Marked } from '../ui/marked.tsx';
import { Photo } from '../ui/photo.tsx';
import { Prose } from '../ui/prose.tsx';
import { TabLinks } from '../ui/tab-links.tsx';
import { Trail } from '../ui/trail.tsx';
import classes from './styles.module.css';

const stylesPath = '/_styles';
const longName = 'Anne-Laure de La Rochefoucauld-Montmorency et associés, avocats à la cour';

/**
 * Examples of shared components on the page `/_styles`, with short and long contents, to check their look. The texts
 * are invented.
 */

/** Buttons of public pages. */
export const PublicButtons = () => (
  <div className="row wrap middle gap-4">
    {(['filled', 'default', 'light', 'outline', 'subtle'] as const).map((variant) => (
      <Button key={variant} variant={variant}>
        Voir les missions
      </Button>
    ))}
    <Button loading>En cours</Button>
    <Button disabled>Désactivé</Button>
    <Button size="lg">Grand</Button>
  </div>
);

export const Navigation = () => (
  <div className={classes.column}>
    <BackLink to={stylesPath}>Retour aux missions</BackLink>
    <Trail links={[]} current="Les membres" />
    <Trail links={[{ to: '/members', label: 'Les membres' }]} current="Les étudiants" />
    <Trail
      links={[
        { to: '/members', label: 'Les membres' },
        { to: '/users', label: 'Les étudiants' },
      ]}
      current={longName}
    />
    <TabLinks
      label="Exemples d’onglets"
      tabs={[
        { to: stylesPath, label: 'Publiées', count: 1_204, isCurrent: true },
        { to: `${stylesPath}?b`, label: 'Archivées', count: 0, isCurrent: false },
        { to: `${stylesPath}?c`, label: 'Pas encore comptées', isCurrent: false },
      ]}
    />
    <LoadMore label="Voir plus de missions" loading={false} onMore={() => undefined} to={undefined} />
  </div>
);

export const Facts = () => (
  <FactList>
    <Fact icon={<IconCoinEuro size={20} stroke={1.5} aria-hidden />} name="Prix">
      {'650\u00a0€ à 1\u202f300\u00a0€\u00a0HT'}
    </Fact>
    <Fact icon={<IconMapPin size={20} stroke={1.5} aria-hidden />} name="Lieu" note="Sur place">
      Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson (51)
    </Fact>
  </FactList>
);

export const Texts = () => (
  <div className={classes.column}>
    <Prose text={'Un premier paragraphe.\n\n- un point\n- un autre\n\nUn dernier paragraphe.'} />
    <p>
      <Marked text="Relecture d’un bail commercial" ranges={[[15, 19]]} />
    </p>
  </div>
);

export const Photos = () => (
  <div className="row wrap middle gap-4">
    {[96, 48, 28].map((size) => (
      <Photo key={size} src={null} name="Yasmine Benali" size={size} />
    ))}
    <Photo src={null} name="Verdelune" size={96} shape="square" />
  </div>
);

export const Choices = () => {
  const [chosen, choose] = useState<'remote' | 'onPlace'>('remote');
  return (
    <ChoiceField
      id="exemple"
      label="Où"
      value={chosen}
      choices={[
        { value: 'remote', label: 'À distance' },
        { value: 'onPlace', label: 'Sur place', help: 'Une ville ou un département vous sera demandé.' },
      ]}
      onChange={choose}
    />
  );
};

export const Drawings = () => (
  <div className="row wrap middle gap-4">
    {drawings.map((name) => (
      <figure key={name} className="soft small centred">
        <Drawing name={name} />
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </div>
);
