import type { CollaborationMode } from '../payments/fees.ts';
import type { ClosedReason } from './application.ts';
import type { ActionResult, ActionType, ApplicationState } from './states.ts';

/** Steps of a mission's progress list, in order. */
export const progressSteps = ['NEW', 'WAITING_ACCEPTATION', 'WAITING_FUNDS', 'ONGOING', 'DONE'] as const;
export type ProgressStepKey = (typeof progressSteps)[number];

export interface ProgressStep {
  readonly key: ProgressStepKey;
  /** `stopped` marks the step at which a refused application ended. */
  readonly status: 'done' | 'current' | 'todo' | 'stopped';
  /** French. */
  readonly title: string;
  /** French: the progress of the step. */
  readonly detail: string;
}

/** Facts from which the list is built: the thread as the API answers it, or the snapshot of the domain. */
export interface ProgressView {
  readonly state: ApplicationState;
  readonly actions: readonly {
    readonly type: ActionType;
    readonly result: ActionResult;
    /** Name of the person who acted for a firm. */
    readonly by?: string | null;
  }[];
  /** The mode in force. */
  readonly mode: CollaborationMode | null;
  readonly closedReason?: ClosedReason | null;
  /** Time of the delivery; empty before it. */
  readonly deliveredAt?: unknown;
  /** The last contest; open while `end` is empty. */
  readonly contest?: { readonly end: unknown } | null;
  /**
   * The viewer's recommendation of the other party; absent for a viewer who is no party, and before the
   * mission is done.
   */
  readonly recommendation?: 'open' | 'given' | 'over';
}

const titles: Readonly<Record<ProgressStepKey, string>> = {
  NEW: 'Proposition de prix',
  WAITING_ACCEPTATION: 'Mode de collaboration',
  WAITING_FUNDS: 'Dépôt des fonds',
  ONGOING: 'Lancement de la mission',
  DONE: 'Recommandation',
};

const stepOfState: Readonly<Record<Exclude<ApplicationState, 'REFUSED'>, ProgressStepKey>> = {
  NEW: 'NEW',
  WAITING_ACCEPTATION: 'WAITING_ACCEPTATION',
  WAITING_PORTAGE: 'WAITING_ACCEPTATION',
  WAITING_FUNDS: 'WAITING_FUNDS',
  ONGOING: 'ONGOING',
  WAITING_RULES: 'ONGOING',
  DONE: 'DONE',
};

const last = ({ actions }: ProgressView, type: ActionType) =>
  actions.findLast((action) => action.type === type)?.result;

/** The step at which a refused application stopped, as far as its actions tell. */
const stoppedAt = (view: ProgressView): ProgressStepKey => {
  if (view.actions.some(({ type }) => type === 'MISSION_ONGOING')) return 'ONGOING';
  if (view.actions.some(({ type }) => type === 'WAITING_FUNDS')) return 'WAITING_FUNDS';
  return view.actions.some(({ type }) => type === 'CONTRACT_CHOICE') ? 'WAITING_ACCEPTATION' : 'NEW';
};

const collaborationDetail = ({ actions }: ProgressView): string => {
  const waitsFor = (one: ActionType) =>
    actions.some(({ type, result }) => type === one && result === 'ONGOING');
  if (waitsFor('CONTRACT_CHOICE')) return 'Le client choisit un mode de collaboration';
  if (waitsFor('WAITING_BASOCHE')) return 'Portage en cours de validation par Basoche';
  if (waitsFor('WAITING_ITG')) return 'Portage en cours de validation par ITG';
  return 'Le prestataire répond au mode proposé';
};

const missionDetail = ({ state, deliveredAt, contest }: ProgressView): string => {
  if (contest?.end === null) return 'Mission contestée';
  if (state === 'WAITING_RULES') return 'Mission validée, règlement en cours';
  return deliveredAt ? 'Mission livrée, réponse attendue du client' : 'Mission en cours';
};

const recommendationDetails = {
  any: 'Chaque partie peut recommander l’autre',
  open: 'Votre recommandation est attendue',
  given: 'Recommandation faite',
  over: 'Le délai pour recommander est passé',
} as const;

const stoppedDetails: Readonly<Record<ClosedReason, string>> = {
  refused: 'Candidature refusée',
  withdrawn: 'Candidature retirée',
  refunded: 'Mission annulée',
};

/** Detail of a step while it is current. */
const currentDetail = (view: ProgressView, key: ProgressStepKey): string => {
  switch (key) {
    case 'NEW':
      return last(view, 'PRICE') === 'REFUSED' ? 'Prix refusé' : 'Le prix peut être accepté ou refusé';
    case 'WAITING_ACCEPTATION':
      return collaborationDetail(view);
    case 'WAITING_FUNDS':
      return 'Dépôt attendu du client';
    case 'ONGOING':
      return missionDetail(view);
    case 'DONE':
      return recommendationDetails[view.recommendation ?? 'any'];
  }
};

const modeNames: Readonly<Record<CollaborationMode, string>> = {
  direct: 'Relation directe',
  funds: 'Fonds confiés à un tiers',
  portage: 'Portage salarial',
};

const doneDetails: Readonly<Record<Exclude<ProgressStepKey, 'WAITING_ACCEPTATION'>, string>> = {
  NEW: 'Prix accepté',
  WAITING_FUNDS: 'Fonds déposés',
  ONGOING: 'Mission validée',
  DONE: 'Recommandation faite',
};

/** For a finished step, the action whose author it names. */
const acceptedIn: Readonly<Partial<Record<ProgressStepKey, ActionType>>> = {
  NEW: 'PRICE',
  ONGOING: 'MISSION_ONGOING',
};

/**
 * Detail of a finished step: the mode for the collaboration, otherwise a text with the name of the person who
 * acted for a firm.
 */
const doneDetail = ({ mode, actions }: ProgressView, key: ProgressStepKey): string => {
  if (key === 'WAITING_ACCEPTATION') return modeNames[mode ?? 'funds'];
  const done = actions.findLast(({ type, result }) => type === acceptedIn[key] && result === 'ACCEPTED');
  return done?.by ? `${doneDetails[key]} par ${done.by}` : doneDetails[key];
};

const todoDetail: Readonly<Record<ProgressStepKey, string>> = {
  NEW: 'À proposer',
  WAITING_ACCEPTATION: 'À choisir',
  WAITING_FUNDS: 'À déposer',
  ONGOING: 'À venir',
  DONE: 'À venir',
};

/** True for a direct relation that is in force, or proposed. */
const isDirect = ({ mode, actions }: ProgressView): boolean =>
  mode === 'direct' || actions.some(({ type, result }) => type === 'DIRECT' && result === 'ONGOING');

/**
 * The progress list of a mission thread (rules §3). A direct relation has no deposit step.
 *
 * DONE is the recommendation's step: current from the end of the mission until the viewer recommends. Job
 * threads have no such list.
 */
export const progress = (view: ProgressView): ProgressStep[] => {
  const steps = progressSteps.filter((key) => !(isDirect(view) && key === 'WAITING_FUNDS'));
  const isRefused = view.state === 'REFUSED';
  const at = view.state === 'REFUSED' ? stoppedAt(view) : stepOfState[view.state];
  const position = steps.indexOf(at);
  return steps.map((key, index): ProgressStep => {
    const title = titles[key];
    if (index < position) return { key, title, status: 'done', detail: doneDetail(view, key) };
    if (index > position) return { key, title, status: 'todo', detail: todoDetail[key] };
    if (isRefused) {
      return { key, title, status: 'stopped', detail: stoppedDetails[view.closedReason ?? 'refused'] };
    }
    const isGiven = view.recommendation === 'given';
    return { key, title, status: isGiven ? 'done' : 'current', detail: currentDetail(view, key) };
  });
};
