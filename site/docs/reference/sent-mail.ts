import type { ShownMail } from './MailCard.tsx';
import type { OperationModel } from './model/operation-model.ts';

/** The email that the sample of the sending call produces; undefined for other calls. */
export function sentMail({ id, request, success }: OperationModel): ShownMail | undefined {
  if (id !== 'sendTransactional') return undefined;
  const { data } = request.body as { data: { firstname: string } };
  const { payload } = success.example as unknown as { payload: { data: Sent } };
  return {
    subject: payload.data.subject,
    to: payload.data.recipient_email,
    filled: data.firstname,
  };
}

interface Sent {
  subject: string;
  recipient_email: string;
}
