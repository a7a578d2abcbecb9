import type { ReactNode } from 'react';
import type { SiteLinks } from '../components/links.ts';
import { Stamp } from '../pictures/stamps/Stamp.tsx';
import { ContactSection } from '../sections/ContactSection.tsx';
import { type ContactDetails, type DirectLines, WaysToReach } from '../sections/WaysToReach.tsx';
import styles from './contact-screen.module.css';

interface Props {
  contact: ContactDetails;
  links: SiteLinks;
  direct: DirectLines;
  enquiry?: ReactNode;
}

/** The contact section as a page of its own. */
export function ContactScreen({ contact, links, direct, enquiry }: Props) {
  const ways = <WaysToReach contact={contact} links={links} direct={direct} />;
  return (
    <ContactSection level={1} titleClass={styles.title} ways={ways}>
      <div className={styles.stamp}>
        <Stamp name="loom" />
      </div>
      {enquiry}
    </ContactSection>
  );
}
