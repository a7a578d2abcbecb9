import type { ReactNode } from 'react';
import { Logo } from '../components/Logo.tsx';
import type { SiteLinks } from '../components/links.ts';
import { MailLink } from '../components/MailLink.tsx';
import { phoneLink, whatsappLink } from '../components/number-links.ts';
import styles from './footer.module.css';
import type { DirectLines } from './WaysToReach.tsx';

interface Props {
  brand: string;
  legalName: string;
  contact: { email: string; address: readonly string[] };
  social: readonly { name: string; url: string }[];
  direct: DirectLines;
  products: { label: string; href: string }[];
  links: SiteLinks;
  /** Pages of the operator's own. */
  own: readonly { label: string; href: string }[];
  /** The year of the build; a script updates it if the build is older. */
  year: number;
  newsletter?: ReactNode;
}

/** The footer of every page outside the documentation. */
export function Footer({
  brand,
  legalName,
  contact,
  social,
  direct,
  products,
  links,
  own,
  year,
  newsletter,
}: Props) {
  return (
    <footer id="footer" className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div>
            <a className={styles.logo} href="/">
              <Logo name={brand} />
            </a>
            <address className={styles.address}>
              {contact.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <MailLink email={contact.email} />
              {direct.phone && <a href={phoneLink(direct.phone)}>{direct.phone}</a>}
              {direct.whatsapp && (
                <a href={whatsappLink(direct.whatsapp)}>WhatsApp {direct.whatsapp}</a>
              )}
            </address>
          </div>
          {newsletter && <div data-newsletter="">{newsletter}</div>}
        </div>
        <nav className={styles.columns} aria-label="Footer">
          <LinkList title="Products" links={products} />
          <LinkList
            title="Company"
            links={[
              { label: 'Pricing', href: '/pricing' },
              { label: 'Savings calculator', href: '/calculator' },
              { label: 'Startup program', href: '/startup' },
              { label: 'Contact', href: '/contact' },
              ...own,
            ]}
          />
          <LinkList
            title="Resources"
            links={[
              { label: 'Developers', href: '/developers' },
              { label: 'Blog', href: links.blog },
              { label: 'Agency registration', href: links.agency, register: '' },
              ...(direct.statusUrl ? [{ label: 'Status', href: direct.statusUrl }] : []),
            ]}
          />
          {social.length > 0 && (
            <LinkList
              title="Follow us"
              links={social.map(({ name, url }) => ({ label: name, href: url }))}
            />
          )}
        </nav>
        <div className={styles.end}>
          <p>
            © <span data-year="">{year}</span>
            {` ${legalName}`}
          </p>
          <p className={styles.legal}>
            <a href="/terms">Terms</a>
            <a href="/privacy">Privacy</a>
            <a href="/security">Security</a>
          </p>
        </div>
      </div>
    </footer>
  );
}

interface FooterLink {
  label: string;
  href: string;
  /** A registration link, which carries the stored campaign. */
  register?: '';
}

function LinkList({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ label, href, register }) => (
          <li key={href}>
            <a className={styles.link} href={href} data-register={register}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
