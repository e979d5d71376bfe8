import type { MatrixStage } from './stages.ts';
import {
  alreadyDeclared,
  bothAgreed,
  type Column,
  choosing,
  noConsent,
  nothingToConfirm,
  refuse,
  revoking,
  withdraw,
} from './state-cells.ts';

/** The state matrix around a declaration of independence, and the parties that the creator discloses. */

const offered = ['nda', 'price/accept > WAITING_ACCEPTATION', 'price/refuse', refuse];
const notAgreed = { 'creator parties/disclose': 'BOTH_CONSENTS_NEEDED' };
const declared = { ...noConsent, ...nothingToConfirm, ...alreadyDeclared };
const agreed = {
  state: 'NEW',
  creator: ['message', ...offered.slice(1)],
  candidate: ['message', withdraw, ...revoking],
  told: {
    ...nothingToConfirm,
    ...alreadyDeclared,
    ...bothAgreed,
  },
};

export const stateMatrixOfConflicts = {
  declared: {
    state: 'NEW',
    creator: offered,
    candidate: ['nda', withdraw, ...revoking],
    told: { ...declared, ...notAgreed },
  },
  reserved: {
    state: 'NEW',
    creator: offered,
    candidate: ['nda', withdraw, 'independence/declare'],
    told: {
      ...noConsent,
      ...nothingToConfirm,
      ...notAgreed,
      'candidate independence/reserve': 'ALREADY_RESERVED',
    },
  },
  retracted: {
    state: 'NEW',
    creator: offered,
    candidate: ['nda', withdraw, 'independence/declare', 'independence/reserve'],
    told: { ...noConsent, ...nothingToConfirm, ...notAgreed },
  },
  listChanged: {
    state: 'NEW',
    creator: offered,
    candidate: ['nda', withdraw, ...revoking],
    told: { ...declared, ...notAgreed, 'candidate independence/declare': 'CONFLICT_CHECK_NEEDED' },
  },
  agreed: { ...agreed, creator: [...agreed.creator, 'parties/disclose'] },
  shown: { ...agreed, told: { ...agreed.told, 'creator parties/disclose': 'ALREADY_SHOWN' } },
  directOfferedOnDeclaration: {
    ...choosing,
    creator: ['nda', refuse],
    candidate: ['nda', withdraw, 'direct/accept > ONGOING', 'direct/refuse', ...revoking],
    told: { ...noConsent, ...notAgreed, 'candidate independence/declare': 'ALREADY_DECLARED' },
  },
  directOfferedOnReserve: {
    ...choosing,
    creator: ['nda', refuse],
    candidate: ['nda', withdraw, 'direct/refuse', 'independence/declare'],
    told: {
      ...noConsent,
      ...notAgreed,
      'candidate independence/reserve': 'ALREADY_RESERVED',
      'candidate direct/accept': 'DECLARATION_NEEDED',
    },
  },
} satisfies Partial<Record<MatrixStage, Column>>;
