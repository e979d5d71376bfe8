import classes from './profile-section.module.css';

interface ProfileToggleProps {
  /** Id of the content that it shows and hides. */
  controls: string;
  isOpen: boolean;
  more: string;
  less: string;
  onToggle: (isOpen: boolean) => void;
}

/** Shows or hides the rest of a list. */
export const ProfileToggle = ({ controls, isOpen, more, less, onToggle }: ProfileToggleProps) => (
  <button
    type="button"
    className={classes.toggle}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={() => onToggle(!isOpen)}
  >
    {isOpen ? less : more}
  </button>
);
