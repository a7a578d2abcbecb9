import type { SiteLinks } from '../components/links.ts';
import styles from './ways-to-reach.module.css';

export interface ContactDetails {
  email: string;
  /** Lines of the postal address. */
  address: readonly string[];
}

interface Props {
  contact: ContactDetails;
  social: readonly { name: string; url: string }[];
  links: SiteLinks;
}

/** All contact details. */
export function WaysToReach({ contact, social, links }: Props) {
  const [street, ...city] = contact.address;
  return (
    <dl className={styles.ways}>
      <dt>By email</dt>
      <dd>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </dd>
      <dt>On a call</dt>
      <dd>
        <a href={links.demo}>Book a 30-minute demo</a>
      </dd>
      <dt>For developers</dt>
      <dd>
        <a href="/developers">Read the developer docs</a>
      </dd>
      <dt>By post</dt>
      <dd>
        <address className={styles.address}>
          {street}
          {city.length > 0 && (
            <>
              {', '}
              <br />
              {city.join(', ')}
            </>
          )}
        </address>
      </dd>
      <dt>Elsewhere</dt>
      <dd className={styles.social}>
        {social.map(({ name, url }) => (
          <a key={name} href={url}>
            {name}
          </a>
        ))}
      </dd>
    </dl>
  );
}
