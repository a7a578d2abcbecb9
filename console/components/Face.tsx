import styles from './face.module.css';
import { Icon } from './Icon.tsx';

/** A colleague's initial in a circle; dashed while nobody has it. */
export function Face({ name, isMe = false }: { name: string | null; isMe?: boolean }) {
  return (
    <span className={styles.face} data-who={name === null ? 'nobody' : isMe ? 'me' : 'colleague'}>
      <span className="sr">{name === null ? 'Nobody has it' : `Owner: ${name}`}</span>
      <span aria-hidden="true">
        {name === null ? <Icon name="plus" size={12} /> : name.charAt(0).toUpperCase()}
      </span>
    </span>
  );
}
