import type { SeatRole } from './roles.ts';

/**
 * Acts in the journal of a firm, each with ids, roles and numbers only; the sole text is the reason of staff
 * (rules §8, Team).
 */
export type FirmAct =
  | { readonly act: 'opened'; readonly body: { readonly seat: string } }
  | {
      readonly act: 'seat/invited' | 'invitation/revoked' | 'link/revoked';
      readonly body: { readonly invitation: string; readonly role: SeatRole };
    }
  | {
      readonly act: 'link/made';
      readonly body: {
        readonly invitation: string;
        readonly role: SeatRole;
        readonly days: number;
        readonly uses: number;
      };
    }
  | {
      /** A domain of the firm's e-mail addresses; `lost`: its DNS record was not found again. */
      readonly act: 'domain/added' | 'domain/proved' | 'domain/lost' | 'domain/removed';
      readonly body: { readonly domain: string };
    }
  | { readonly act: 'request/refused'; readonly body: { readonly invitation: string } }
  | {
      /** Start of a seat: by an invitation or a link, or by a request that somebody of the firm accepted. */
      readonly act: 'seat/begun' | 'request/accepted';
      readonly body: { readonly seat: string; readonly invitation: string; readonly role: SeatRole };
    }
  | {
      readonly act: 'seat/role';
      readonly body: {
        readonly seat: string;
        readonly from: SeatRole;
        readonly role: SeatRole;
        /** Seat that took over the work, if any moved. */
        readonly successor?: string;
        /** Reason why staff decided it; absent for an act of the firm. */
        readonly reason?: string;
      };
    }
  | {
      /** New limit for deposits; null for none. */
      readonly act: 'limit/changed';
      readonly body: { readonly cents: number | null; readonly fromCents: number | null };
    }
  | {
      readonly act: 'deposit/asked' | 'deposit/withdrawn' | 'deposit/approved' | 'deposit/refused';
      readonly body: { readonly approval: string; readonly thread: string; readonly cents: number };
    }
  | {
      readonly act: 'assigned';
      readonly body: {
        /** Seat that is in charge now. */
        readonly seat: string;
        /** Seat that was in charge before, if any was. */
        readonly former?: string;
      } & Readonly<Partial<Record<'mission' | 'job' | 'thread', string>>>;
    }
  | {
      readonly act: 'invoice/issued' | 'invoice/credited';
      readonly body: { readonly thread: string; readonly cents: number };
    }
  | {
      readonly act: 'bankDetails/changed' | 'account/opened' | 'page/changed';
      readonly body: { readonly [Nothing in never]: never };
    }
  | {
      readonly act: 'subscription/changed';
      readonly body: { readonly change: 'subscribe' | 'cancel' | 'resume' };
    }
  | {
      readonly act: 'seat/ended';
      readonly body: { readonly seat: string; readonly successor?: string; readonly reason?: string };
    };
