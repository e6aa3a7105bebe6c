"""Mail: through the SMTP server of the operator, if there is one."""

from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING, Final

from backroom.server.refusals import BadFrame
from backroom.server.settings import Settings

if TYPE_CHECKING:
    import smtplib

SECONDS: Final = 15.0


def clean_address(text: str) -> str:
    """An address that mail can be sent to, or a refusal."""
    try:
        told = Address(addr_spec=text.strip())
    except (MessageError, ValueError, IndexError):  # the library stumbles over some nonsense
        raise BadFrame("bad-mail") from None
    if not (told.username and "." in told.domain and text.strip().isascii()):
        raise BadFrame("bad-mail")
    return told.addr_spec


class Post:
    """Sends one message at a time, in a thread; an error means that it was not taken."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def is_open(self) -> bool:
        """Whether the operator named a server that takes mail."""
        return bool(self._settings.smtp_host)

    def send(self, to: str, subject: str, text: str, stop: str) -> None:
        """Hand a message over; `stop` is the page where whoever gets it ends all mail."""
        settings = self._settings
        message = EmailMessage()
        sender = settings.smtp_from or f"backroom@{settings.smtp_host}"
        message["From"] = Address("Backroom", addr_spec=sender)
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid("backroom", sender.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{stop}>"
        message.set_content(text)
        with self._line() as line:
            if settings.smtp_user:
                line.login(settings.smtp_user, settings.smtp_password)
            line.send_message(message)

    def _line(self) -> "smtplib.SMTP":
        # A house in a browser has neither, and sends no mail.
        import smtplib
        import ssl

        settings = self._settings
        place = (settings.smtp_host, settings.smtp_port)
        if settings.smtp_security == "tls":
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(*place, timeout=SECONDS, context=context)
        line = smtplib.SMTP(*place, timeout=SECONDS)
        if settings.smtp_security == "starttls":
            line.starttls(context=ssl.create_default_context())
        return line
