/** The mark and the word, a file of their own that needs no font (apps/server/brand/draw-brand.ts). */
export const Logo = () => <img src="/icons/logotype.svg" alt="Basoche" width={128} height={32} />;
