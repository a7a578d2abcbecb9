import { Section } from '../components/Section.tsx';
import { type Figures, VoiceCard } from '../pictures/home/VoiceCard.tsx';
import { Stamp } from '../pictures/stamps/Stamp.tsx';
import type { StampName } from '../pictures/stamps/stamps.ts';
import styles from './testimonial-block.module.css';

export interface Testimonial {
  quote: string;
  name: string;
  role: string;
  /** The sender's stamp. */
  stamp: StampName;
  /** The quote's subject. */
  figures: Figures;
}

/**
 * Customer testimonials. The HTML has all of them and shows the first; a script shows a random one on load.
 */
export function TestimonialBlock({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <Section label="What customers say" ground="sky" tight>
      <div className={styles.voices} data-testimonials="">
        {testimonials.map(({ quote, name, role, stamp, figures }, index) => (
          <figure key={name} className={styles.voice} hidden={index > 0}>
            <div className={styles.stamp}>
              <Stamp name={stamp} />
            </div>
            <div>
              <blockquote className={styles.quote}>{`“${quote}”`}</blockquote>
              <figcaption className={styles.by}>
                <b>{name}</b>
                <span>{role}</span>
              </figcaption>
            </div>
            <VoiceCard {...figures} />
          </figure>
        ))}
      </div>
    </Section>
  );
}
