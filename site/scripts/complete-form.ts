/**
 * Disables the submit button of incomplete `data-complete` forms until the island takes over and shows what is
 * missing. Without JavaScript the button stays enabled.
 */
export function watchCompleteForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-complete]')) {
    const update = () => {
      const button = form.querySelector<HTMLButtonElement>('[type=submit]');
      // The island has taken over.
      if (!button || form.noValidate) return;
      button.disabled = [...form.elements].some(
        (control) =>
          'required' in control && control.required && !(control as HTMLInputElement).value.trim(),
      );
    };
    form.addEventListener('input', update);
    update();
  }
}
