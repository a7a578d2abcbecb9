import type { ReactNode } from 'react';
import { Eyebrow } from '../components/Eyebrow.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { CanceledStamp } from '../pictures/stamps/CanceledStamp.tsx';
import { Letter } from '../pictures/stamps/Letter.tsx';
import type { StampName } from '../pictures/stamps/stamps.ts';
import styles from './notice-screen.module.css';

interface Props {
  about: string;
  title: string;
  children: ReactNode;
  /** One or two links; the first is the primary one. */
  ways: readonly { label: string; href: string }[];
  /** More places to go, as plain links. */
  places?: readonly { label: string; href: string }[];
  /** The stamp beside the words, and the word on its postmark. */
  stamp: { name: StampName; word: string };
  /** The letter that bears the stamp. */
  letter?: { mark: string; from: readonly string[]; to: readonly (string | null)[] };
  brand: string;
  /** Shows no primary link, since going back is better. */
  quiet?: boolean | undefined;
}

/** A page with one message, one or two links, and a canceled stamp. */
export function NoticeScreen({
  about,
  title,
  children,
  ways,
  places,
  stamp,
  letter,
  brand,
  quiet = false,
}: Props) {
  return (
    <section className={styles.notice}>
      <div className={styles.columns}>
        <Eyebrow>{about}</Eyebrow>
        <div className={letter ? styles.letter : styles.stamp}>
          {letter ? (
            <Letter {...stamp} {...letter} brand={brand} />
          ) : (
            <CanceledStamp {...stamp} brand={brand} />
          )}
        </div>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.words}>
          <div className={styles.text}>{children}</div>
          <p className={styles.ways}>
            {ways.map(({ label, href }, index) => (
              <LinkButton key={href} href={href} look={index === 0 && !quiet ? 'lime' : 'outline'}>
                {label}
              </LinkButton>
            ))}
          </p>
          {places && (
            <p className={styles.places}>
              {places.map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
