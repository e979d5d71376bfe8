import type { MissionNature } from '@basoche/domain/options/mission-natures';
import { bargaining, conversations, firstWords, type Line, modeContent } from './content/conversations.ts';
import type { Random } from './random.ts';
import type { Words } from './scenarios.ts';

/** The texts of one thread, from one conversation that suits the nature, always with the same alternatives. */
export const wordsFor = (random: Random, nature: MissionNature): ((words: Words) => readonly Line[]) => {
  const conversation = random.pick(conversations.filter(({ natures }) => natures.includes(nature)));
  const start = (lines: readonly Line[]) => lines.slice(0, random.between(1, lines.length));
  return (words) => {
    switch (words) {
      case 'first':
        return [['p', random.pick(firstWords)]];
      case 'bargain':
        return random.pick(bargaining);
      case 'talk':
      case 'work':
      case 'end':
        return conversation[words];
      case 'some talk':
        return start(conversation.talk);
      case 'some work':
        return start(conversation.work);
      case 'direct':
      case 'funds':
      case 'portage':
        return random.pick(modeContent[words]);
    }
  };
};
