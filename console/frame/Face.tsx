import { Icon } from '../components/Icon.tsx';
import styles from './face.module.css';
import { useFrame } from './surroundings.ts';

interface Props {
  /** Null for a record without an owner. */
  name: string | null;
  /** For screen readers, unless the name is shown next to it. */
  screenReaderText?: string;
}

/** An operator's initial in a circle; dashed without an owner. */
export function Face({ name, screenReaderText }: Props) {
  const { me } = useFrame().surroundings;
  const kind = name === null ? 'nobody' : name === me ? 'me' : 'colleague';
  return (
    <span className={styles.face} data-who={kind}>
      {screenReaderText && <span className="sr">{screenReaderText}</span>}
      <span aria-hidden="true">
        {name === null ? <Icon name="plus" size={12} /> : name.charAt(0).toUpperCase()}
      </span>
    </span>
  );
}
