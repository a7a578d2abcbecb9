import { LinkButton } from '../components/LinkButton.tsx';
import text from '../components/text.module.css';
import styles from './closing-call.module.css';

interface Props {
  title: string;
  text: string;
  demo: string;
  register: string;
}

/** The closing call to book a demo. Its parent sets the background. */
export function ClosingCall({ title, text: words, demo, register }: Props) {
  return (
    <div className={styles.call}>
      <div>
        <h2 className={text.title}>{title}</h2>
        <p className={styles.text}>{words}</p>
      </div>
      <p className={styles.ways}>
        <LinkButton href={demo} arrow>
          Book a demo
        </LinkButton>
        <a className={styles.second} href={register} data-register="main">
          or get started free
        </a>
      </p>
    </div>
  );
}
