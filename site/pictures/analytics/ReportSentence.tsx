import { samples } from '@grovemail/config/samples.ts';
import { Icon } from '../../components/Icon.tsx';
import styles from './report-sentence.module.css';
import type { ReportChoice } from './report-view.ts';

interface Props {
  /** The names of the campaign's emails. */
  emails: readonly string[];
  choice: ReportChoice;
}

/** Five choices in a sentence, which the report's script makes usable. */
export function ReportSentence({ emails, choice }: Props) {
  const slots: readonly SlotProps[] = [
    {
      name: 'measure',
      word: 'Show',
      label: 'What to show',
      options: [...same('revenue', 'orders'), ['share', 'shares']],
    },
    {
      name: 'event',
      word: 'from',
      label: 'From whom',
      options: [
        ['order_paid', 'all buyers'],
        ['order_repeated', 'repeat buyers'],
      ],
    },
    {
      name: 'email',
      word: 'for',
      label: 'For what',
      options: [
        ['both', samples.campaign.name],
        ...emails.map((email, index) => [String(index), email] as const),
      ],
    },
    { name: 'by', word: 'by', label: 'By what', options: same('day', 'city', 'email') },
    {
      name: 'split',
      word: 'split',
      label: 'How to split it',
      options: [
        ['city', 'by city'],
        ['email', 'by email'],
        ['nothing', 'no further'],
      ],
    },
  ];
  return (
    <p className={styles.sentence}>
      {slots.map((slot) => (
        <Slot key={slot.name} {...slot} chosen={choice[slot.name]} />
      ))}
    </p>
  );
}

interface SlotProps {
  name: keyof ReportChoice;
  /** Stands before the select. */
  word: string;
  label: string;
  /** The text of each value. */
  options: readonly (readonly [value: string, text: string])[];
}

function Slot({ name, word, label, options, chosen }: SlotProps & { chosen: string }) {
  return (
    <span className={styles.slot}>
      <span>{word}</span>
      <span className={styles.choice}>
        <select
          aria-label={label}
          data-choice={name}
          defaultValue={chosen}
          disabled
          autoComplete="off"
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </span>
  );
}

function same(...values: readonly string[]) {
  return values.map((value) => [value, value] as const);
}
