import { Section } from '../components/Section.tsx';
import styles from './testimonial-block.module.css';

export interface Testimonial {
  quote: string;
  name: string;
  role: string;
}

/**
 * Customer testimonials. The HTML has all of them and shows the first; a script shows a random one on load.
 */
export function TestimonialBlock({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <Section label="What customers say">
      <div className={styles.voices} data-testimonials="">
        {testimonials.map(({ quote, name, role }, index) => (
          <figure key={name} className={styles.voice} hidden={index > 0}>
            <blockquote className={styles.quote}>{`“${quote}”`}</blockquote>
            <figcaption className={styles.by}>
              <b>{name}</b>
              <span>{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
