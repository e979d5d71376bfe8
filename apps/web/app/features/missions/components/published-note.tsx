import { useLocation } from 'react-router';
import { Note } from '../../../ui/note.tsx';
import { publishedMission } from '../creator-content.ts';
import { publishedIn } from '../just-published.ts';
import classes from './published-note.module.css';
import { SuggestionsButton } from './suggestions-button.tsx';

/** Shown after a mission is published, with a button to invite members. */
export const PublishedNote = () => {
  const { state } = useLocation();
  const missionID = publishedIn(state);
  if (missionID === null) return null;
  return (
    <div className={classes.note}>
      <Note tone="success" title={publishedMission.title}>
        <p className="flat bottom-3">{publishedMission.text}</p>
        <SuggestionsButton missionID={missionID} />
      </Note>
    </div>
  );
};
