import { Icon } from '../components/Icon.tsx';
import styles from './face.module.css';
import { useFrame } from './surroundings.ts';

interface Props {
  /** Null: nobody has it. */
  name: string | null;
  /** For screen readers, where the name does not stand beside it. */
  says?: string;
}

/** A colleague's initial in a circle; dashed while nobody has it. */
export function Face({ name, says }: Props) {
  const { me } = useFrame().surroundings;
  const who = name === null ? 'nobody' : name === me ? 'me' : 'colleague';
  return (
    <span className={styles.face} data-who={who}>
      {says && <span className="sr">{says}</span>}
      <span aria-hidden="true">
        {name === null ? <Icon name="plus" size={12} /> : name.charAt(0).toUpperCase()}
      </span>
    </span>
  );
}
