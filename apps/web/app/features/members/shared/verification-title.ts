import { verification } from '../verification-content.ts';

/** Title of the screen on which members prove their trade. */
export const verificationTitle: string = verification.title;
