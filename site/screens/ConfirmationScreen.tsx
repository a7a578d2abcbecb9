import { SubmitButton } from '../components/SubmitButton.tsx';
import { MessageScreen } from './MessageScreen.tsx';

interface Props {
  brand: string;
}

/**
 * The page that a confirmation mail links to. Its form has no action, so it posts to the signed link; nothing is
 * confirmed before that.
 */
export function ConfirmationScreen({ brand }: Props) {
  return (
    <MessageScreen
      title="Confirm your subscription"
      lead={`One click and you’ll get the ${brand} newsletter: ideas that worked for other teams, once or twice a month.`}
      stamp={{ name: 'kite' }}
      note="If you didn’t ask for this, close the page. You won’t get the newsletter unless you confirm."
    >
      <form method="post">
        <SubmitButton busy={false}>Confirm my subscription</SubmitButton>
      </form>
    </MessageScreen>
  );
}
