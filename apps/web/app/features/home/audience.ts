import type { ComponentProps } from 'react';
import type { GeneralPicture } from '../../lib/meta.ts';
import type { SiteSettings } from '../../lib/site-context.ts';
import type { Drawing } from '../../ui/drawing.tsx';

/** Content of an audience's page, in the layout of `components/audience-page.tsx`. */

export interface AudienceLink {
  readonly to: string;
  readonly label: string;
}

export interface Point {
  readonly title: string;
  readonly text: string;
  readonly link?: AudienceLink;
  /** Site setting that must be on for this text to be true; absent if it is always true. */
  readonly holdsWhile?: keyof SiteSettings;
}

/** Steps in order; two courses are shown side by side. */
interface Course {
  readonly title?: string;
  readonly steps: readonly Point[];
}

export interface Cost {
  readonly what: string;
  readonly figure: string;
  readonly text: string;
}

export interface Question {
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  readonly link?: AudienceLink;
  readonly holdsWhile?: keyof SiteSettings;
}

export interface Audience {
  readonly path: string;
  /** Title in tabs and search engines. */
  readonly metaTitle: string;
  readonly description: string;
  readonly picture: GeneralPicture;
  /** Name in the breadcrumb and above the title. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly drawing: ComponentProps<typeof Drawing>['name'];
  readonly actions: readonly [main: AudienceLink, other: AudienceLink];
  /** A secondary link, for readers close to this audience. */
  readonly secondAudience: Point & { readonly link: AudienceLink };
  readonly figures: readonly { readonly figure: string; readonly text: string }[];
  readonly gains: readonly Point[];
  readonly courseTitle: string;
  readonly courseLead: string;
  readonly courses: readonly Course[];
  readonly costsLead: string;
  readonly costs: readonly Cost[];
  /** Worked example of a price. */
  readonly example: string;
  /** Address of the simulator, filled in for this reader. */
  readonly simulator: string;
  readonly questions: readonly Question[];
  readonly first: Point & { readonly link: AudienceLink };
}
