import { Eyebrow } from '../components/Eyebrow.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { LinkedText } from '../components/LinkedText.tsx';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import { Stamp } from '../pictures/stamps/Stamp.tsx';
import { Claims, type ClaimsProps } from '../sections/security/Claims.tsx';
import { FormPath, type FormPathProps } from '../sections/security/FormPath.tsx';
import { type KeptDataProps, KeptDataTable } from '../sections/security/KeptDataTable.tsx';
import { KillFigures, Measured, type MeasuredProps } from '../sections/security/Measured.tsx';
import {
  RecipientRights,
  type RecipientRightsProps,
} from '../sections/security/RecipientRights.tsx';
import styles from './security-screen.module.css';

interface Props {
  title: string;
  lead: string;
  /** Said where this site's forms go to a third-party service. */
  elsewhere: string | null;
  path: FormPathProps;
  kept: KeptDataProps;
  recipients: RecipientRightsProps;
  measured: MeasuredProps;
  claims: ClaimsProps;
}

/** What is true of this software. */
export function SecurityScreen(props: Props) {
  const { title, lead, elsewhere, path, kept, recipients, measured, claims } = props;
  return (
    <>
      <Section tight>
        <div className={styles.hero}>
          <div>
            <Eyebrow>Security</Eyebrow>
            <h1 className={styles.title}>{title}</h1>
            <p className={text.lead}>{lead}</p>
            {elsewhere && (
              <p className={styles.elsewhere}>
                <LinkedText text={elsewhere} />
              </p>
            )}
            <div className={styles.ways}>
              <LinkButton href="#measured">See what we measured</LinkButton>
              <LinkButton href="#report" look="outline">
                Report a vulnerability
              </LinkButton>
            </div>
          </div>
          <div className={styles.proof}>
            <div className={styles.stamp}>
              <Stamp name="lantern" />
            </div>
            <KillFigures of={measured.kill} />
            <p>after we killed the server {measured.kill.rounds.length} times</p>
          </div>
        </div>
      </Section>
      <FormPath {...path} />
      <KeptDataTable {...kept} />
      <RecipientRights {...recipients} />
      <Measured {...measured} />
      <Claims {...claims} />
    </>
  );
}
