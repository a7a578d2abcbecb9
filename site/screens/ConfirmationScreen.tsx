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
      title="Shall we write to you?"
      lead={`One click, and your address is on the list of the ${brand} newsletter: ideas that worked for others, once or twice a month.`}
    >
      <form method="post">
        <SubmitButton busy={false}>Yes, write to me</SubmitButton>
      </form>
      <p>
        If you did not ask for it, just close this page. No newsletter comes unless you say yes.
      </p>
    </MessageScreen>
  );
}
