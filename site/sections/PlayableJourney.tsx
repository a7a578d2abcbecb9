import shared from '../components/segments.module.css';
import text from '../components/text.module.css';
import tints from '../components/tint.module.css';
import { answers } from '../pictures/automations/playable-journey/answers.ts';
import { JourneyMap } from '../pictures/automations/playable-journey/JourneyMap.tsx';
import { JourneyPhone } from '../pictures/automations/playable-journey/JourneyPhone.tsx';
import { ReplayButton } from '../pictures/parts/ReplayButton.tsx';
import { SampleChip } from '../pictures/parts/SampleChip.tsx';
import styles from './playable-journey.module.css';

/**
 * An interactive journey: the visitor chooses what a customer does, and sees which path she takes and which message
 * reaches her. Only radio buttons and styles, so it works without a script.
 */
export function PlayableJourney() {
  return (
    <section className={`${styles.section} ${tints.violet}`}>
      <fieldset className={styles.inner} aria-describedby="ada-lead">
        <legend className={styles.title}>
          <h2 className={text.title}>What does Ada do next?</h2>
        </legend>
        <div className={styles.lead}>
          <p id="ada-lead">Pick one, and see what lands on her phone.</p>
          <ReplayButton />
        </div>
        <div className={`${shared.segments} ${styles.choices}`}>
          {answers.map(({ value, label, hint }) => (
            <label key={value}>
              <input
                type="radio"
                name="ada"
                value={value}
                defaultChecked={value === 'buys'}
                autoComplete="off"
              />
              <span>
                <b>{label}</b>
                <span>{hint}</span>
              </span>
            </label>
          ))}
        </div>
        <div className={styles.played} data-draw="">
          <JourneyPhone />
          <JourneyMap />
        </div>
      </fieldset>
      <SampleChip className={styles.sample} />
    </section>
  );
}
