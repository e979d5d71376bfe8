/** Logo and word mark, as a file that needs no font (apps/server/brand/draw-brand.ts). */
export const Logo = () => <img src="/icons/logotype.svg" alt="Basoche" width={128} height={32} />;
