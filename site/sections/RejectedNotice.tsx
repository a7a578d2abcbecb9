import alert from '../components/alert.module.css';

/** In a form that came back, with the slot `messages`. */
export function RejectedNotice() {
  return (
    <div role="alert" className={`${alert.alert} ${alert.error}`}>
      <ul>{'{{messages}}'}</ul>
    </div>
  );
}
