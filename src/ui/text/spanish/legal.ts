import type { InSpanish } from './InSpanish';
import type { legal as english } from '../english/legal';

/** Legal wording. All of it is placeholder text: the insurer's counsel replaces it here, and nowhere else. */
export const legal: InSpanish<typeof english> = {
  'legal.fraud':
    'Toda persona que, a sabiendas y con la intención de defraudar a una compañía de seguros o a otra persona, presente una solicitud de seguro o una declaración de reclamación que contenga información sustancialmente falsa, o que, con el propósito de inducir a error, oculte información sobre cualquier hecho sustancial relacionado, comete un acto fraudulento de seguros, que es un delito, y estará sujeta además a una sanción civil que no excederá los cinco mil dólares más el valor declarado de la reclamación por cada una de dichas infracciones.',
  'legal.smsConsent':
    'Al elegir Mensaje de texto, usted acepta recibir llamadas y mensajes de texto sobre su póliza y nuestros productos en el número indicado. El consentimiento no es una condición para comprar. Pueden aplicarse tarifas de mensajes y datos.',
  'legal.disclosure.Nonrecurring-CC-Increase':
    'Texto provisional: pago único, tarjeta, cargo. Su cambio aumenta la prima del período actual. Al enviarlo, usted autoriza un solo cargo del monto prorrateado que se muestra en esta página a una tarjeta de crédito o débito. Los períodos posteriores no se cobran sin su consentimiento.',
  'legal.disclosure.Nonrecurring-CC-Decrease':
    'Texto provisional: pago único, tarjeta, reembolso. Su cambio reduce la prima del período actual. El monto prorrateado que se muestra en esta página se reembolsa a la tarjeta con la que se pagó la prima.',
  'legal.disclosure.Nonrecurring-EFT-Increase':
    'Texto provisional: pago único, cuenta bancaria, cargo. Su cambio aumenta la prima del período actual. El monto prorrateado que se muestra en esta página se debe pagar una sola vez y se debita de su cuenta bancaria.',
  'legal.disclosure.Nonrecurring-EFT-Decrease':
    'Texto provisional: pago único, cuenta bancaria, reembolso. Su cambio reduce la prima del período actual. El monto prorrateado que se muestra en esta página se acredita en la cuenta bancaria desde la que se pagó la prima.',
  'legal.disclosure.Recurring-CC-Increase':
    'Texto provisional: pagos recurrentes, tarjeta, cargo. Su cambio aumenta su prima. Al enviarlo, usted autoriza un cargo del monto prorrateado que se muestra en esta página a la tarjeta registrada, y cargos recurrentes de la nueva prima a la misma tarjeta hasta que deje el plan.',
  'legal.disclosure.Recurring-CC-Decrease':
    'Texto provisional: pagos recurrentes, tarjeta, reembolso. Su cambio reduce su prima. El monto prorrateado que se muestra en esta página se reembolsa a la tarjeta registrada. Al enviarlo, usted autoriza cargos recurrentes de la nueva prima a la misma tarjeta hasta que deje el plan.',
  'legal.disclosure.Recurring-EFT-Increase':
    'Texto provisional: pagos recurrentes, cuenta bancaria, cargo. Su cambio aumenta su prima. El monto prorrateado que se muestra en esta página y, de ahora en adelante, la nueva prima se debitan de su cuenta bancaria.',
  'legal.disclosure.Recurring-EFT-Decrease':
    'Texto provisional: pagos recurrentes, cuenta bancaria, reembolso. Su cambio reduce su prima. El monto prorrateado que se muestra en esta página se acredita en su cuenta bancaria y, de ahora en adelante, la nueva prima se debita de ella.',
};
