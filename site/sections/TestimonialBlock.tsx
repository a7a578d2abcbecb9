import { Section } from '../components/Section.tsx';
import { type Figures, VoiceCard } from '../pictures/home/VoiceCard.tsx';
import { SampleChip } from '../pictures/parts/SampleChip.tsx';
import styles from './testimonial-block.module.css';

export interface Testimonial {
  quote: string;
  name: string;
  role: string;
  /** The quote's subject. */
  figures: Figures;
}

export interface Testimonials {
  voices: Testimonial[];
  /** Whether they are invented, and labeled so. */
  isSample?: boolean;
}

/**
 * Customer testimonials. The HTML has all of them and shows the first; a script shows a random one on load. Nothing without
 * voices.
 */
export function TestimonialBlock({ testimonials }: { testimonials: Testimonials }) {
  if (testimonials.voices.length === 0) return null;
  return (
    <Section label="What customers say" ground="sky" tight>
      <div className={styles.voices} data-testimonials="">
        {testimonials.voices.map(({ quote, name, role, figures }, index) => (
          <figure key={name} className={styles.voice} hidden={index > 0}>
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
      {testimonials.isSample && <SampleChip className={styles.sample} />}
    </Section>
  );
}
