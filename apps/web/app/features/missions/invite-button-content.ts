/** Texts of the button that invites to apply; public profiles load them without those of its dialog. */
export const inviteButton = {
  label: 'Inviter à postuler',
  /** On the card of a member who has already applied. */
  labelOfCandidate: 'Inviter à une autre mission',
  labelFor: (label: string, name: string) => `${label}\u202f: ${name}`,
} as const;
