import type { ComponentProps } from 'react';
import type { GeneralPicture } from '../../lib/meta.ts';
import type { Drawing } from '../../ui/drawing.tsx';

/** What the page of one audience is made of; `components/audience-page.tsx` sets all of them alike. */

export interface Way {
  readonly to: string;
  readonly label: string;
}

export interface Point {
  readonly title: string;
  readonly text: string;
  readonly way?: Way;
}

/** What somebody goes through, in order; two of them stand beside each other. */
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
  /** In paragraphs. */
  readonly answer: readonly string[];
  readonly way?: Way;
}

export interface Audience {
  readonly path: string;
  /** In tabs and search engines. */
  readonly meta: string;
  readonly description: string;
  readonly picture: GeneralPicture;
  /** In the breadcrumb bar and above the title. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly drawing: ComponentProps<typeof Drawing>['name'];
  readonly actions: readonly [main: Way, other: Way];
  /** A quieter way on, for whoever is a little different. */
  readonly also: Point & { readonly way: Way };
  readonly figures: readonly { readonly figure: string; readonly text: string }[];
  readonly gains: readonly Point[];
  readonly courseTitle: string;
  readonly courseLead: string;
  readonly courses: readonly Course[];
  readonly costsLead: string;
  readonly costs: readonly Cost[];
  /** What a price comes to, worked out. */
  readonly example: string;
  /** The simulator, filled in for this reader. */
  readonly simulator: string;
  readonly questions: readonly Question[];
  readonly first: Point & { readonly way: Way };
}
