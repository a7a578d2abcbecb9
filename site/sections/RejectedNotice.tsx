import alert from '../components/alert.module.css';

/** In a form that came back: the slot `messages`, for those that stand beside no field. */
export function RejectedNotice() {
  return (
    <div role="alert" className={`${alert.alert} ${alert.error}`}>
      <ul>{'{{messages}}'}</ul>
    </div>
  );
}
