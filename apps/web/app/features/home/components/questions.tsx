import { Link } from 'react-router';
import type { Question } from '../audience.ts';
import classes from './audience-parts.module.css';

/** Questions that open on their answers, with or without JavaScript. */
export const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <div className="ruled">
    {questions.map(({ question, answer, way }) => (
      <details key={question} className={classes.question}>
        <summary>
          <h3>{question}</h3>
        </summary>
        <div className={classes.answer}>
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {way && (
            <Link to={way.to} className="strong target link top-1">
              {way.label}
            </Link>
          )}
        </div>
      </details>
    ))}
  </div>
);
