import { Link } from 'react-router';
import { CachedMarkup } from '../ui/cached-markup.tsx';
import { Fold } from '../ui/fold.tsx';
import { Logo } from '../ui/logo.tsx';
import classes from './footer.module.css';
import { footer } from './footer-content.ts';

const Column = ({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) => (
  <nav aria-label={title}>
    <Fold title={<h2 className={classes.title}>{title}</h2>}>
      <ul className={classes.list}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Fold>
  </nav>
);

/** Footer of public pages: address, links, legal texts. */
export const Footer = () => (
  <CachedMarkup as="footer" className={classes.footer} data="footer">
    <div className={classes.inner}>
      <div className={classes.brand}>
        <Logo />
        <p>{footer.claim}</p>
        <address className={classes.address}>
          {footer.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <ul className={classes.social}>
          {footer.social.map(({ href, label, network }) => (
            <li key={href}>
              <a href={href} aria-label={label} rel="noopener">
                {/* Icons come from a separate SVG file, so that they add nothing to the JavaScript bundle. */}
                <svg width={24} height={24} aria-hidden>
                  <use href={`/icons/networks.svg#${network}`} />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Column title={footer.spacesTitle} links={footer.spaces} />
      <Column title={footer.siteTitle} links={footer.site} />
      <Column title={footer.helpTitle} links={footer.help} />
    </div>
    <div className={classes.last}>
      {/* At midnight on 31 December, the year of the server may differ from the browser's. */}
      <p suppressHydrationWarning>© 2022–{new Date().getFullYear()} Basoche</p>
      <nav aria-label={footer.legalTitle}>
        <ul className={classes.legal}>
          {footer.legal.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </CachedMarkup>
);
