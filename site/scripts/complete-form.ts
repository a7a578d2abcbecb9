/**
 * Locks the button of a form that is to be sent complete only, until the form's
 * own code does that and says what is missing. It never locks out who has no script.
 */
export function watchCompleteForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-complete]')) {
    const look = () => {
      const button = form.querySelector<HTMLButtonElement>('[type=submit]');
      // From then on the form answers for itself.
      if (!button || form.noValidate) return;
      button.disabled = [...form.elements].some(
        (control) =>
          'required' in control && control.required && !(control as HTMLInputElement).value.trim(),
      );
    };
    form.addEventListener('input', look);
    look();
  }
}
