import styles from './face.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  /** Null: nobody has it. */
  name: string | null;
  isMe?: boolean;
  /** For screen readers, where the name does not stand beside it. */
  says?: string;
}

/** A colleague's initial in a circle; dashed while nobody has it. */
export function Face({ name, isMe = false, says }: Props) {
  return (
    <span className={styles.face} data-who={name === null ? 'nobody' : isMe ? 'me' : 'colleague'}>
      {says && <span className="sr">{says}</span>}
      <span aria-hidden="true">
        {name === null ? <Icon name="plus" size={12} /> : name.charAt(0).toUpperCase()}
      </span>
    </span>
  );
}
