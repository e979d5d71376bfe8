import { home } from '../content.ts';
import classes from './home-parts.module.css';

/**
 * Silent film of a mission in the product. It starts on demand, and only its poster is loaded before. The
 * text beneath tells the same, for readers who cannot or do not want to watch it.
 */
export const Film = () => (
  <figure className="flat">
    <video
      className={classes.video}
      controls
      playsInline
      preload="none"
      poster="/film/poster.webp"
      width={1280}
      height={720}
      aria-label={home.film.label}
    >
      <source src="/film/basoche.webm" type="video/webm" />
      <source src="/film/basoche.mp4" type="video/mp4" />
      <track kind="captions" src="/film/basoche.vtt" srcLang="fr" label={home.film.captions} default />
    </video>
    <figcaption className={classes.caption}>
      <span>{home.film.caption}</span>
      <details className={classes.transcript}>
        <summary>{home.film.read}</summary>
        <ol>
          {home.film.transcript.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </details>
    </figcaption>
  </figure>
);
