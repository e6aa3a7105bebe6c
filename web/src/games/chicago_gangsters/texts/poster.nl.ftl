blurb-chicago-gangsters = Vorm een bende voor de klus, sjacher om de buit, en laat iemand met lege handen staan.
