import type { MissionCard as Card } from '@basoche/contract/missions';
import { Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { fieldNames, form } from '../creator-content.ts';
import { MissionCard } from './mission-card.tsx';
import classes from './mission-form.module.css';

interface MissionRecapProps {
  card: Card;
  /** Fields that are missing or wrong, in the order of the form. */
  missing: readonly string[];
  ready: string;
  onGo: (field: string) => void;
}

const nameOf = (field: string): string =>
  Object.entries(fieldNames).find(([name]) => name === field)?.[1] ?? field;

/** Before sending: the mission as a list will show it, and what it still lacks. */
export const MissionRecap = ({ card, missing, ready, onGo }: MissionRecapProps) => (
  <section className={classes.recap}>
    <Title order={2} className={classes.sectionTitle}>
      {form.summary}
    </Title>
    <p className={classes.recapHelp}>{form.summaryHelp}</p>
    <MissionCard
      mission={{
        ...card,
        title: card.title || form.untitled,
        skillsRequired: card.skillsRequired || form.undescribed,
      }}
      order={3}
      isDraft
    />
    {missing.length === 0 ? (
      <p className={classes.ready}>
        <IconCircleCheck size={20} stroke={1.5} aria-hidden />
        {ready}
      </p>
    ) : (
      <div className={classes.missing}>
        <p id="mission-missing">{form.missing}</p>
        <ul aria-labelledby="mission-missing">
          {missing.map((field) => (
            <li key={field}>
              <button type="button" onClick={() => onGo(field)}>
                {nameOf(field)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    )}
  </section>
);
