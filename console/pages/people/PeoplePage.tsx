import { useSearchParams } from 'wouter';
import { ContactTable } from './ContactTable.tsx';
import { PersonPage } from './PersonPage.tsx';

/** Contacts, or everything about the person of the address in the page's own. */
export function PeoplePage() {
  const [params] = useSearchParams();
  const email = params.get('email');
  return email === null ? <ContactTable /> : <PersonPage key={email} email={email} />;
}
