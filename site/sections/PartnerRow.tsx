import { Icon } from '../components/Icon.tsx';
import { SampleChip } from '../pictures/parts/SampleChip.tsx';
import { SvgFile } from '../pictures/parts/SvgFile.tsx';
import styles from './partner-row.module.css';

const logos = import.meta.glob<string>('../pictures/partners/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Partners {
  companies: { id: string; name: string }[];
  /** Whether they are invented, and labeled so. */
  isSample?: boolean;
}

interface Props {
  title: string;
  partners: Partners;
}

export function hasChip({ companies, isSample = false }: Partners): boolean {
  return isSample && companies.length > 0;
}

/**
 * The partners' wordmarks in a scroll-snap row, which a script turns into an endless carousel with dots and a
 * pause button when it comes into view. Nothing without partners.
 */
export function PartnerRow({ title, partners }: Props) {
  if (partners.companies.length === 0) return null;
  return (
    <section
      className={styles.row}
      aria-roledescription="carousel"
      aria-label={title}
      data-carousel=""
    >
      <p className={styles.title}>{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className={styles.view} tabIndex={0} role="group" aria-label="Logos">
        <ul className={styles.track}>
          {partners.companies.map(({ id, name }) => (
            <li key={id} className={styles.slide}>
              <svg viewBox="0 0 150 40" role="img" aria-label={name}>
                <SvgFile text={logoOf(id)} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <div className={styles.controls} hidden>
          <button
            type="button"
            className={styles.pause}
            data-pause=""
            aria-label="Pause the logos"
            aria-keyshortcuts="ArrowLeft ArrowRight"
          >
            <span className={styles.whenPlaying}>
              <Icon name="pause" size={14} />
            </span>
            <span className={styles.whenPaused}>
              <Icon name="play" size={14} />
            </span>
          </button>
          <div className={styles.dots} data-dots="" role="group" aria-label="Choose logos" />
        </div>
        {hasChip(partners) && <SampleChip className={styles.sample} />}
      </div>
    </section>
  );
}

function logoOf(id: string): string {
  const logo = logos[`../pictures/partners/${id}.svg`];
  if (!logo)
    throw new Error(`There is no site/pictures/partners/${id}.svg, the logo of a partner.`);
  return logo;
}
