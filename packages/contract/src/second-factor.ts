import { defineRoute, offices } from './route.ts';
import { z } from './zod.ts';

/**
 * The second factor of a session (rules §1): a code of an application that its owner holds, or one of ten codes for whoever lost
 * it. Staff and partners must have one; nothing here says that a member could not.
 */

const required = 'Saisissez le code.';

/** Six digits of the application; people leave spaces where it shows some. */
const code = z
  .string({ error: required })
  .max(50, 'Ce code compte six chiffres.')
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, required)
      .regex(/^\d{6}$/, 'Ce code compte six chiffres.'),
  );

/** Either that, or a recovery code, however it is written. */
const anyCode = z
  .string({ error: required })
  .max(50, 'Ce code est trop long.')
  .transform((value) => value.replace(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1, required)
      .regex(
        /^(?:\d{6}|[A-Z2-7]{16})$/,
        'Saisissez les six chiffres de votre application, ou un code de secours de seize caractères.',
      ),
  );

export const secondFactorBody = z.object({ code });
export const anySecondFactorBody = z.object({ code: anyCode });

export const startSecondFactor = defineRoute({
  name: 'secondFactor.start',
  summary: 'Make a secret for an authenticator application; it counts once a code of it was confirmed',
  method: 'POST',
  path: '/auth/secondFactor/start',
  access: offices,
  answer: z.object({
    /** Base32, for whoever cannot scan. */
    secret: z.string(),
    /** The QR code, an image as a `data:` address. */
    qr: z.string(),
  }),
  problems: ['SECOND_FACTOR_SET'],
});

export const confirmSecondFactor = defineRoute({
  name: 'secondFactor.confirm',
  summary: 'Prove the application with a first code; answers the recovery codes, once',
  method: 'POST',
  path: '/auth/secondFactor/confirm',
  access: offices,
  body: secondFactorBody,
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  problems: ['SECOND_FACTOR_SET', 'SECOND_FACTOR_NOT_SET'],
});

export const passSecondFactor = defineRoute({
  name: 'secondFactor.pass',
  summary: 'Give a code for this session, at its start and again before what cannot be taken back',
  method: 'POST',
  path: '/auth/secondFactor/pass',
  access: offices,
  body: anySecondFactorBody,
  answer: z.object({ recoveryCodesLeft: z.int() }),
  problems: ['SECOND_FACTOR_NOT_SET'],
});
