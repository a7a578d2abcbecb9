import type { SiteLinks } from '../components/links.ts';
import { MailLink } from '../components/MailLink.tsx';
import { phoneLink, whatsappLink } from '../components/number-links.ts';
import styles from './ways-to-reach.module.css';

/** Each is shown only if it is set. */
export interface DirectLines {
  phone?: string | undefined;
  whatsapp?: string | undefined;
  /** When somebody answers, in words. */
  hours?: string | undefined;
  /** A page that shows outages. */
  statusUrl?: string | undefined;
}

export interface ContactDetails {
  email: string;
  /** Lines of the postal address. */
  address: readonly string[];
}

interface Props {
  contact: ContactDetails;
  links: SiteLinks;
  direct: DirectLines;
}

/** All contact details. */
export function WaysToReach({ contact, links, direct }: Props) {
  const [street, ...city] = contact.address;
  return (
    <dl className={styles.ways}>
      <dt>By email</dt>
      <dd>
        <MailLink email={contact.email} />
      </dd>
      {direct.phone && (
        <>
          <dt>By phone</dt>
          <dd>
            <a href={phoneLink(direct.phone)}>{direct.phone}</a>
          </dd>
        </>
      )}
      {direct.whatsapp && (
        <>
          <dt>On WhatsApp</dt>
          <dd>
            <a href={whatsappLink(direct.whatsapp)}>{direct.whatsapp}</a>
          </dd>
        </>
      )}
      {direct.hours && (
        <>
          <dt>Hours</dt>
          <dd>{direct.hours}</dd>
        </>
      )}
      <dt>On a call</dt>
      <dd>
        <a href={links.demo}>Book a demo</a>
      </dd>
      <dt>For developers</dt>
      <dd>
        <a href="/developers">Read the developer docs</a>
      </dd>
      {direct.statusUrl && (
        <>
          <dt>Outages</dt>
          <dd>
            <a href={direct.statusUrl}>{new URL(direct.statusUrl).host}</a>
          </dd>
        </>
      )}
      <dt>By mail</dt>
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
    </dl>
  );
}
