import { Button } from '@mantine/core';
import type { CommandContent } from '../command-content.ts';
import classes from './next-step-block.module.css';

export interface NextStepButton<Name extends string = string>
  extends Pick<CommandContent, 'label' | 'tone' | 'follows'> {
  readonly name: Name;
  /** Reason why it cannot be pressed yet; absent if it can. */
  readonly closedBecause?: string;
}

interface StepButtonsProps<Name extends string> {
  buttons: readonly NextStepButton<Name>[];
  pending: Name | null;
  onPress: (name: Name) => void;
}

/** Buttons of the permitted commands. While one runs, the others are disabled. */
export const NextStepButtons = <Name extends string>({ buttons, pending, onPress }: StepButtonsProps<Name>) =>
  buttons.map(({ name, label, tone, follows, closedBecause }) => (
    <div key={name} className={classes.choice} data-quiet={(follows && tone === 'danger') || undefined}>
      <Button
        {...(follows ? { 'aria-describedby': `follows-${name}` } : {})}
        {...(closedBecause
          ? { 'aria-describedby': `closed-${name}`, 'aria-disabled': true, 'data-disabled': true }
          : {})}
        fullWidth
        variant={tone === 'main' ? 'filled' : tone === 'plain' ? 'default' : 'subtle'}
        {...(tone === 'danger' ? { color: 'red.7' } : {})}
        loading={pending === name}
        disabled={pending !== null && pending !== name}
        onClick={() => closedBecause ?? onPress(name)}
      >
        {label}
      </Button>
      {closedBecause && (
        <p id={`closed-${name}`} className={classes.follows}>
          {closedBecause}
        </p>
      )}
      {follows && (
        <p id={`follows-${name}`} className={classes.follows}>
          {follows}
        </p>
      )}
    </div>
  ));
