import { useEffect, useState } from 'react';
import { KitSelect } from '../../../site/components/kit/KitSelect.tsx';

const tools = ['Mailchimp', 'HubSpot', 'Klaviyo', 'Salesforce Marketing Cloud', 'Crème Studio'];
const countries = ['Côte d’Ivoire', 'Ghana', 'Kenya', 'Nigeria', 'South Africa'];
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => `Letter ${letter}`);

/** Every variant of the select, in a form that shows its data on submit. */
export default function KitPage() {
  const [sent, setSent] = useState('');
  const [loaded, setLoaded] = useState(false);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <form
      name="kit"
      aria-label="Kit"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(new URLSearchParams(new FormData(event.currentTarget)).toString());
      }}
    >
      <Kit
        id="tools"
        label="Tools you use today"
        labels={tools}
        multiple
        creatable
        hint="Separate several with a comma."
      />
      <Kit id="country" label="Country" labels={countries} required placeholder="Choose one" />
      <Kit id="letters" label="Letters" labels={letters} multiple selectAll />
      <Kit id="town" label="Town" labels={['Accra', 'Lagos']} creatable error="Town is required." />
      <Kit id="nothing" label="Nothing" labels={[]} selectAll multiple />
      <Kit
        id="slow"
        label="Slow"
        labels={loaded ? ['Late'] : []}
        multiple
        selectAll
        loading={!loaded}
      />
      <button type="button" disabled={!hydrated} onClick={() => setLoaded(true)}>
        Arrive
      </button>
      <button type="reset">Reset</button>
      <button type="submit">Send</button>
      <output aria-label="Sent">{sent}</output>
    </form>
  );
}

function Kit({ id, labels, ...props }) {
  const options = labels.map((label) => ({ label, value: label }));
  return <KitSelect id={id} name={id} options={options} {...props} />;
}
