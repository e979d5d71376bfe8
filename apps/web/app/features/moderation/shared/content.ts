export { hiddenPosting } from '../content.ts';
